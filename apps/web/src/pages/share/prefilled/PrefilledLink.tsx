import { IconPlus, IconQrcode, IconX } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { CopyLine } from '../../../clipboard/CopyLine.tsx'
import { publicAddress } from '../../../forms/public-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Select } from '../../../ui/Select.tsx'
import { LazyQrCode } from '../link/LazyQrCode.tsx'
import type { ShareableForm } from '../link/shareable-form.ts'
import { GivenAnswer, nameOf } from './GivenAnswer.tsx'
import styles from './PrefilledLink.module.css'
import { acceptedAnswers, nameInLink, prefillableFields, takesSeveral } from './prefillable.ts'

interface Given {
  readonly row: number
  readonly fieldId: string
  readonly value: string
}

/** Builder for links with prefilled answers (decision 160). It reports the answers that the form would ignore. */
export function PrefilledLink({ form }: { form: ShareableForm }) {
  const { slug, schema } = form
  const [given, setGiven] = useState<readonly Given[]>([])
  const [qrIsOpen, setQrIsOpen] = useState(false)
  const heading = useId()
  const list = useRef<HTMLDivElement>(null)
  const added = useRef(false)
  const { fields, byId, byKey } = useMemo(() => prefillableFields(schema), [schema])
  useEffect(() => {
    if (!added.current) return
    added.current = false
    ;[...(list.current?.querySelectorAll('select') ?? [])]
      .findLast(({ dataset }) => dataset.field !== undefined)
      ?.focus()
  })
  if (fields.length === 0) return null
  const rows = given.flatMap((row) => {
    const field = byId.get(row.fieldId)
    return field === undefined ? [] : [{ ...row, field, key: nameInLink(field, byKey) }]
  })
  const query = new URLSearchParams(
    rows.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]),
  )
  const accepted = acceptedAnswers(schema, query)
  const isOffered = (id: string) => {
    const field = byId.get(id)
    return (
      field !== undefined && (takesSeveral(field) || !given.some(({ fieldId }) => fieldId === id))
    )
  }
  const next = fields.find(({ id }) => isOffered(id))

  const valueFor = (fieldId: string) => byId.get(fieldId)?.options?.[0] ?? ''
  const change = (row: number, some: Partial<Given>) =>
    setGiven((all) => all.map((one) => (one.row === row ? { ...one, ...some } : one)))
  const add = () => {
    if (next === undefined) return
    const row = 1 + Math.max(0, ...given.map((one) => one.row))
    added.current = true
    setGiven([...given, { row, fieldId: next.id, value: valueFor(next.id) }])
  }

  const address = `${publicAddress(slug ?? '')}?${query}`
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>Prefilled link</h2>
      <p className={styles.lead}>
        {slug === null
          ? 'Available once the form is published.'
          : 'Opens the form with these answers. Anyone with the link can read them.'}
      </p>
      <div ref={list} className={styles.card}>
        {rows.map(({ row, field, value }) => (
          <div className={styles.row} key={row}>
            <Select
              label={`Question of answer ${row}`}
              data-field={field.id}
              value={field.id}
              options={fields
                .filter(({ id }) => id === field.id || isOffered(id))
                .map((one) => ({ value: one.id, label: nameOf(one) }))}
              onChange={(fieldId) => change(row, { fieldId, value: valueFor(fieldId) })}
            />
            <GivenAnswer
              field={field}
              value={value}
              isIgnored={value !== '' && !accepted.has(field.id)}
              onChange={(text) => change(row, { value: text })}
            />
            <IconButton
              label={`Remove the answer to ${nameOf(field)}`}
              icon={<IconX size={18} stroke={1.75} aria-hidden />}
              onClick={() => setGiven((all) => all.filter((one) => one.row !== row))}
            />
          </div>
        ))}
        <Button
          variant="quiet"
          size="sm"
          className={styles.add ?? ''}
          icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
          disabled={slug === null || next === undefined}
          onClick={add}
        >
          Add an answer
        </Button>
        {query.size > 0 && slug !== null && (
          <>
            <CopyLine className={styles.result} text={address} of="the link with answers">
              <IconButton
                size="sm"
                label="QR code for this link"
                icon={<IconQrcode size={18} stroke={1.75} aria-hidden />}
                onClick={() => setQrIsOpen(true)}
              />
            </CopyLine>
            <Dialog open={qrIsOpen} onOpenChange={setQrIsOpen} title="QR code with answers">
              <LazyQrCode
                address={address}
                name={`${slug}-prefilled`}
                waiting="Loading the QR code..."
              />
            </Dialog>
          </>
        )}
      </div>
    </section>
  )
}
