/** A CSS module's own names for what it defines; the build makes it. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
