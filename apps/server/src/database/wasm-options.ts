/**
 * Options of V8 for the embedded database, whose WebAssembly then stays as it is compiled first. V8 would optimize it
 * further: one function of PostgreSQL alone takes 600 MB of memory and five seconds of a core, at every start (decision
 * 706).
 */
export const wasmOptions = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
