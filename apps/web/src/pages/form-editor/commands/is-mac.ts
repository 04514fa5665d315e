/** True on Apple platforms, whose keyboards have a Cmd key. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform)
