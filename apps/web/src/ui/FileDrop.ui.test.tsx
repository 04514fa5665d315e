import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FileDrop } from './FileDrop.tsx'

function Upload() {
  const [name, setName] = useState<string | null>(null)
  return (
    <FileDrop
      label="Document"
      extensions={['pdf', 'docx']}
      fileName={name}
      words={{ drop: 'Drop a document', choose: 'Choose a file', another: 'Choose another' }}
      note="PDF or Word"
      shrinks
      onFile={(file) => setName(file.name)}
    />
  )
}

const file = new File(['text'], 'form.pdf', { type: 'application/pdf' })

test('takes a chosen file, and offers another one', async () => {
  await render(<Upload />)
  await expect.element(page.getByText('PDF or Word')).toBeVisible()
  const input = page.getByLabelText('Document')
  await expect.element(input).toHaveAttribute('accept', '.pdf,.docx')
  await input.upload(file)
  await expect.element(page.getByText('form.pdf')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose another' })).toBeVisible()
  await expect.element(page.getByText('PDF or Word')).not.toBeInTheDocument()
})

test('takes a dropped file and says so while it is over the area', async () => {
  await render(<Upload />)
  const area = page.getByText('Drop a document').element().parentElement
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const drag = (type: string) =>
    area?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  drag('dragenter')
  await expect.element(page.getByText('Drop the file here')).toBeVisible()
  drag('drop')
  await expect.element(page.getByText('form.pdf')).toBeVisible()
})
