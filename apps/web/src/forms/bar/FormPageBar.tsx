import type { Form } from '@ramiform/core/form'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { formQuery } from '../../api/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { upTo } from '../../ui/breakpoints.ts'
import { IconLink } from '../../ui/IconLink.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { MenuLink } from '../../ui/Menu.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useCheckedPublish } from '../publish-check/use-checked-publish.tsx'
import { FormBar } from './FormBar.tsx'
import type { FormPlace } from './FormPlaces.tsx'
import { useUnpublishing } from './use-unpublishing.ts'

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** The bar of a form's screens outside the editor. Its state menu opens the editor for what happens there. */
export function FormPageBar({
  form,
  place,
  embed = 'guide',
  next,
}: {
  form: Form
  place: FormPlace | null
  embed?: 'guide' | 'form'
  /** the next step on this screen, instead of Publish; null for none */
  next?: ReactNode
}) {
  const { data: edited } = useQuery(formQuery(form.id))
  const navigate = useNavigate()
  const narrow = useMedia(upTo.bar)
  const { busy: isPublishing, checkAndPublish, dialog } = useCheckedPublish()
  const { busy: isUnpublishing, unpublish } = useUnpublishing(form.id)
  const busy = isPublishing || isUnpublishing
  const { isPublished, slug, closed } = edited ?? form
  const hasChanges = isPublished && edited?.hasUnpublishedChanges === true
  const inEditor = (over: string) => () => void navigate(`/forms/${form.id}/edit?open=${over}`)
  const preview = `/forms/${form.id}`
  const publishNow = () => checkAndPublish(form.id)
  return (
    <>
      <FormBar
        form={{ ...form, isPublished, slug }}
        place={place}
        embed={embed}
        standing={{ isPublished, slug, closed, hasChanges, live: edited?.live?.version ?? null }}
        actions={{
          busy,
          publish: publishNow,
          unpublish: () => void unpublish(),
          compare: () => void navigate(`/forms/${form.id}/edit?view=compare`),
          discard: inEditor('discard'),
          versions: inEditor('versions'),
          preview: () => void navigate(preview),
        }}
        buttons={
          narrow ? (
            <IconLink size="sm" to={preview} label="Preview" icon={<IconEye {...icon} />} />
          ) : (
            <LinkButton variant="quiet" size="sm" to={preview} icon={<IconEye {...icon} />}>
              Preview
            </LinkButton>
          )
        }
        phoneButtons={next}
        next={
          next === undefined && (hasChanges || !isPublished) ? (
            <Button size="sm" variant="primary" busy={busy} onClick={publishNow}>
              {isPublished ? 'Publish changes' : 'Publish'}
            </Button>
          ) : (
            next
          )
        }
        more={
          <MenuLink icon={<IconEye {...icon} />} to={preview}>
            Preview
          </MenuLink>
        }
      />
      {dialog}
    </>
  )
}
