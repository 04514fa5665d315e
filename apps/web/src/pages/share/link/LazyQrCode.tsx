import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'

/** The QR code, whose library loads when it is first shown. */
export const LazyQrCode = lazyWithRetry<{ address: string; name: string; faded?: boolean }>(() =>
  import('./QrCode.tsx').then((m) => m.QrCode),
)
