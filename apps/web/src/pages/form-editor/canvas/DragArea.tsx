import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { type ReactNode, useRef, useState } from 'react'
import { moveField } from '../document/field-commands.ts'
import { fieldById, fieldName, positionOf } from '../document/form-draft.ts'
import { useEditor } from '../editor-context.tsx'
import { FieldIcon } from '../field-icons.tsx'
import { useAddField } from '../palette/use-add-field.ts'
import styles from './Canvas.module.css'
import { type DropStore, DropStoreContext, newDropStore } from './drop-store.ts'
import { type Pointer, placeAt } from './place-at.ts'

/** pixels before a press becomes a drag, so that a click stays a click */
const dragDistance = 6
/** milliseconds of holding before a touch becomes a drag, so that a swipe still scrolls */
const touchDelay = 220

interface Dragged {
  readonly type: string
  readonly name: string
}

/** Palette and canvas together: what is dragged goes to the place under the pointer. */
export function DragArea({ children }: { children: ReactNode }) {
  const { store, announce } = useEditor()
  const add = useAddField()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [drop] = useState(newDropStore)
  const pointer = useRef<Pointer | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(TouchSensor, { activationConstraint: { delay: touchDelay, tolerance: 8 } }),
  )

  function onDragStart({ active }: DragStartEvent) {
    const { add: type, move: id } = active.data.current ?? {}
    const field =
      typeof id === 'string' ? fieldById(store.getState().draft.schema.fields, id) : null
    if (field) setDragged({ type: field.type, name: fieldName(field) })
    else if (isFieldType(type)) setDragged({ type, name: fieldTypes[type].defaultLabel })
    window.addEventListener('pointermove', follow)
    window.addEventListener('touchmove', follow, { passive: true })
  }

  function follow(event: PointerEvent | TouchEvent) {
    const point = 'touches' in event ? event.touches[0] : event
    if (point) pointer.current = { x: point.clientX, y: point.clientY }
  }

  function onDragMove({ over }: DragMoveEvent) {
    drop.setState({ place: over === null ? null : placeUnder(pointer.current) })
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const place = over === null ? null : placeUnder(pointer.current)
    const { add: type, move: id } = active.data.current ?? {}
    stop(drop)
    if (place === null) return
    if (isFieldType(type)) return add(type, place)
    if (typeof id !== 'string') return
    const from = positionOf(store.getState().draft.schema.fields, id)
    const to = place > from ? place - 1 : place
    if (store.run(moveField(id, to))) announce(`Moved to position ${to + 1}`)
  }

  function stop(drop: DropStore) {
    window.removeEventListener('pointermove', follow)
    window.removeEventListener('touchmove', follow)
    pointer.current = null
    drop.setState({ place: null })
    setDragged(null)
  }

  return (
    <DropStoreContext value={drop}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        onDragStart={onDragStart}
        onDragMove={onDragMove}
        onDragEnd={onDragEnd}
        onDragCancel={() => stop(drop)}
        accessibility={{
          screenReaderInstructions: { draggable: 'Alt and an arrow key move a field.' },
          announcements: silent,
        }}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className={styles.dragged}>
              <FieldIcon type={dragged.type} />
              <span>{dragged.name}</span>
            </div>
          )}
        </DragOverlay>
      </DndContext>
    </DropStoreContext>
  )
}

/** The editor announces moves itself, in its own words. */
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

function placeUnder(pointer: Pointer | null): number | null {
  if (pointer === null) return null
  const cards = document.querySelectorAll('[data-fields] > [data-field]')
  return placeAt(
    Array.from(cards, (card) => card.getBoundingClientRect()),
    pointer,
  )
}

function isFieldType(type: unknown): type is FieldTypeName {
  return typeof type === 'string' && Object.hasOwn(fieldTypes, type)
}
