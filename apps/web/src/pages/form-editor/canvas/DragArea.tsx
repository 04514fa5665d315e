import { sectionType } from '@ramiform/core/conditions/without-sections'
import type { FormSchema } from '@ramiform/core/form'
import { type FieldTypeName, fieldTypes } from '@ramiform/fields'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { moveField } from '../../../editing/draft/field-commands.ts'
import { fieldById, positionOf, sectionById, tableById } from '../../../editing/draft/form-draft.ts'
import { moveSection } from '../../../editing/draft/section-commands.ts'
import { useEditor } from '../../../editing/editor-context.tsx'
import { FieldIcon } from '../../../forms/field-icons.tsx'
import { fieldName } from '../../../forms/field-name.ts'
import { sectionName } from '../../../forms/section-name.ts'
import { tableName } from '../../../forms/table-name.ts'
import { layoutOf, tableType } from '../palette/layouts.ts'
import { useAddField } from '../palette/use-add-field.ts'
import { useAddLayout } from '../palette/use-add-layout.ts'
import { autoScroll } from './drag/auto-scroll.ts'
import { placeUnder, scrollerOfCards } from './drag/card-places.ts'
import type { Pointer } from './drag/place-at.ts'
import { followDrags } from './drag/pointer-drag.ts'
import styles from './dragging.module.css'
import { DropStoreContext, newDropStore } from './drop-store.ts'

interface Dragged {
  /** type of the dragged field, new or existing; sections and tables have their own */
  readonly type: string
  readonly name: string
  /** id of the field being moved; null for a new field */
  readonly id: string | null
}

/** Drag and drop between the palette and the canvas. The dragged field goes to the place under the pointer. */
export function DragArea({ children }: { children: ReactNode }) {
  const { store, announce } = useEditor()
  const add = useAddField()
  const addLayout = useAddLayout()
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [drop] = useState(newDropStore)
  const picture = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const fields = () => store.getState().draft.schema.fields
    let pointer: Pointer | null = null
    let stopScrolling = () => {}

    function follow(at: Pointer) {
      pointer = at
      if (picture.current) picture.current.style.translate = `${at.x + 12}px ${at.y + 8}px`
      drop.setState({ place: placeFor(at) })
    }

    async function dropLayout({ type, id, name }: Dragged, place: number) {
      const layout = layoutOf(type)
      if (id === null) return layout && addLayout(layout.type, place)
      store.endTyping()
      const isTable = type === tableType
      const move = isTable
        ? (await import('../../../editing/draft/table-commands.ts')).moveTable
        : moveSection
      if (store.run(move(id, place)))
        announce(`${name} moved with its ${isTable ? 'rows' : 'fields'}`)
    }

    return followDrags<Dragged>({
      sourceAt: (target, isTouch) => sourceAt(target, isTouch, store.getState().draft.schema),
      onStart(source, at) {
        flushSync(() => setDragged(source))
        follow(at)
        cardOf(source)?.setAttribute('data-dragged', '')
        const scroller = scrollerOfCards()
        if (scroller) {
          stopScrolling = autoScroll(
            scroller,
            () => (drop.getState().place === null ? null : pointer),
            () => pointer && follow(pointer),
          )
        }
      },
      onMove: (_source, at) => follow(at),
      onEnd(source, at) {
        const place = at === null ? null : placeFor(at)
        stopScrolling()
        pointer = null
        cardOf(source)?.removeAttribute('data-dragged')
        drop.setState({ place: null })
        setDragged(null)
        if (place === null) return
        if (layoutOf(source.type)) return void dropLayout(source, place)
        if (source.id === null) return isFieldType(source.type) && add(source.type, place)
        const from = positionOf(fields(), source.id)
        const to = place > from ? place - 1 : place
        store.endTyping()
        if (store.run(moveField(source.id, to))) {
          announce(`${source.name} moved to position ${to + 1} of ${fields().length}`)
        }
      },
    })
  }, [store, drop, add, addLayout, announce])

  return (
    <DropStoreContext value={drop}>
      {children}
      {dragged &&
        createPortal(
          <div
            className={styles.dragLayer}
            aria-hidden="true"
            onWheel={({ deltaY }) => scrollerOfCards()?.scrollBy(0, deltaY)}
          >
            <div ref={picture} className={styles.dragged}>
              <LayoutIcon type={dragged.type} />
              <span>{dragged.name}</span>
            </div>
          </div>,
          document.body,
        )}
    </DropStoreContext>
  )
}

/** Icon of a field type, a section or a table. */
function LayoutIcon({ type }: { type: string }) {
  const { Icon } = layoutOf(type) ?? {}
  return Icon ? <Icon size={18} stroke={1.75} aria-hidden /> : <FieldIcon type={type} />
}

/** Finds the drag source: a palette item, a card's handle or, on touch screens, a whole closed card. */
function sourceAt(target: Element, isTouch: boolean, schema: FormSchema): Dragged | null {
  const type = target.closest<HTMLElement>('[data-add]')?.dataset.add
  const layout = layoutOf(type)
  if (layout) return { type: layout.type, name: layout.name, id: null }
  const grip = target.closest('[data-section-grip]')?.closest<HTMLElement>('[data-section]')
  const gripped = grip?.dataset.section
  if (gripped !== undefined) {
    const section = sectionById(schema, gripped)
    if (section) return { type: sectionType, name: sectionName(section), id: gripped }
    const table = tableById(schema, gripped)
    if (table) return { type: tableType, name: tableName(table), id: gripped }
  }
  if (isFieldType(type)) return { type, name: fieldTypes[type].defaultLabel, id: null }
  const handle = target.closest(isTouch ? '[data-grip], [data-cover]' : '[data-grip]')
  const id = handle?.closest<HTMLElement>('[data-field]')?.dataset.field
  const field = id === undefined ? undefined : fieldById(schema.fields, id)
  return field === undefined ? null : { type: field.type, name: fieldName(field), id: field.id }
}

const cardOf = ({ id }: Dragged) =>
  id === null
    ? null
    : document.querySelector(
        `:is([data-field="${CSS.escape(id)}"], [data-section="${CSS.escape(id)}"])`,
      )

/** Drop index for a pointer; null beside the canvas. Above and below the canvas it scrolls. */
function placeFor(pointer: Pointer): number | null {
  const canvas = scrollerOfCards()?.getBoundingClientRect()
  if (canvas === undefined || pointer.x < canvas.left || pointer.x > canvas.right) return null
  return placeUnder(pointer)
}

function isFieldType(type: unknown): type is FieldTypeName {
  return typeof type === 'string' && Object.hasOwn(fieldTypes, type)
}
