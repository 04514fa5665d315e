const covers = [
  // Toasts and findings at a mark have a dialog role for assistive technology but do not cover the editor.
  ':is([role=dialog], [role=alertdialog]):not([data-toast], [data-at-mark])',
  '[role=menu]',
].join(', ')

/** True when a dialog or menu covers the editor and should receive the keys. */
export function isCovered(): boolean {
  return document.querySelector(covers) !== null
}
