/** A form as the body of a call. Forms are read-only; the contract's body types are mutable. */
export function asBody<Body>(body: Body) {
  return body as Mutable<Body>
}
type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T
