import { useEditor, useScreen } from '../../../editing/editor-context.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'

/** The two views of Build. */
export function BuildViews() {
  const { screen } = useEditor()
  const isDesign = useScreen(({ view }) => view === 'design')
  return (
    <Segmented
      label="View"
      value={isDesign ? 'design' : 'fields'}
      options={[
        { value: 'fields', label: 'Fields' },
        { value: 'design', label: 'Design' },
      ]}
      onChange={screen.show}
    />
  )
}
