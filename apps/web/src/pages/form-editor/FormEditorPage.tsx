import { Waiting } from '../../shell/Waiting.tsx'

export default function FormEditorPage() {
  return <Waiting label="Loading form editor..." />
}
