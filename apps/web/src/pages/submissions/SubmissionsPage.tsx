export default function SubmissionsPage() {
  return null
}
