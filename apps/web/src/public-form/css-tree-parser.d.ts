/** The parser alone: the whole package brings a dictionary of every property along. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
