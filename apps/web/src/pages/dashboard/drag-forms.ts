import type { DragEvent } from 'react'

/** Media type of dragged forms, so that folders accept nothing else. */
const formsType = 'application/x-ramiform-forms'

export function dragForms(event: DragEvent, ids: readonly string[]): void {
  event.dataTransfer.setData(formsType, ids.join(' '))
  event.dataTransfer.effectAllowed = 'move'
}

export function acceptsForms(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(formsType)
}

export function droppedForms(event: DragEvent): readonly string[] {
  return event.dataTransfer.getData(formsType).split(' ').filter(Boolean)
}
