export default function FormNewPage() {
  return null
}
