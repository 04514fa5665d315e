import type { Locator } from 'playwright-core'

/** Presses a button that a turn may have just shown. For 400 ms after a turn, forms ignore taps and double clicks (decision 668). */
export async function pressAfterTurn(
  button: Locator,
  press: (button: Locator) => Promise<unknown> = (one) => one.click(),
): Promise<void> {
  await button.waitFor()
  await button.page().waitForTimeout(450)
  await press(button)
}
