const covers = [
  // Notices are dialogs to assistive technology, and cover nothing.
  ':is([role=dialog], [role=alertdialog]):not([data-toast])',
  '[role=menu]',
].join(', ')

/** Whether something lies over the editor that keys are meant for. */
export function isCovered(): boolean {
  return document.querySelector(covers) !== null
}
