//! From a table to tokens.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::quote;

use super::catalog::{Table, Values};

/// The declaration of a table as a documented `static`.
pub(crate) fn item(table: &Table) -> TokenStream {
    let name = Ident::new(table.name, Span::call_site());
    let doc = table.doc;
    let element = Ident::new(table.element(), Span::call_site());
    let array_type = table
        .shape
        .iter()
        .rev()
        .fold(quote!(#element), |inner, &length| {
            let length = Literal::usize_unsuffixed(length);
            quote!([#inner; #length])
        });
    let literals = match &table.values {
        Values::Words(words) => words.iter().map(|&word| word_literal(word)).collect(),
        Values::Bytes(bytes) => bytes
            .iter()
            .map(|&byte| literal(&format!("{byte:#04x}")))
            .collect(),
    };
    let value = array(literals, &table.shape);
    quote! {
        #[doc = #doc]
        pub(crate) static #name: #array_type = #value;
    }
}

/// Nests a flat list of elements as the shape says.
fn array(elements: Vec<TokenStream>, shape: &[usize]) -> TokenStream {
    let rows = match shape {
        [] | [_] => elements,
        [length, inner @ ..] => elements
            .chunks(elements.len() / length)
            .map(|row| array(row.to_vec(), inner))
            .collect(),
    };
    quote!([#(#rows),*])
}

/// A word as four groups of four hexadecimal digits; two digits are a rank, the eighth on the left.
fn word_literal(word: u64) -> TokenStream {
    let group = |shift: u32| (word >> shift) & 0xffff;
    literal(&format!(
        "0x{:04x}_{:04x}_{:04x}_{:04x}",
        group(48),
        group(32),
        group(16),
        group(0)
    ))
}

/// A literal that keeps its spelling.
fn literal(text: &str) -> TokenStream {
    let literal: Literal = text.parse().expect("hexadecimal digits are a literal");
    quote!(#literal)
}
