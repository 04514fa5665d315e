const unit = 1024

/** `640 bytes`, `12 KB`, `3.4 MB` */
export function fileSize(bytes: number): string {
  if (bytes < unit) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  const kilobytes = bytes / unit
  if (kilobytes < unit) return `${Math.round(kilobytes)} KB`
  return `${(kilobytes / unit).toFixed(1)} MB`
}
