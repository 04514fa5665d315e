/** Types of the parser alone: importing the whole package would include a dictionary of every CSS property. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
