import type { ReadingStage } from '@ramiform/formats/documents/document-reader'

export function stageInWords({ stage, at, of }: ReadingStage): string {
  if (stage === 'opening') return 'Opening the document'
  if (stage === 'finding') return 'Finding fields'
  const name = stage === 'page' ? 'Page' : 'Sheet'
  return `${name} ${at?.toLocaleString('en') ?? ''} of ${of?.toLocaleString('en') ?? ''}`
}
