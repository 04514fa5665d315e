export default function FormPreviewPage() {
  return null
}
