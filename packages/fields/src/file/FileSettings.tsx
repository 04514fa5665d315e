import { english } from '@ramiform/core/built-in-texts/en'
import type { UploadSettings } from '@ramiform/core/field'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { fileKindNames, fileKinds } from './file-kinds.ts'
import { megabyte, uploadCeilings, uploadLimits } from './upload-limits.ts'

/** Settings of a file field: number of files, size and accepted kinds. */
export function FileSettings(props: SettingsProps) {
  const { field, onChange, problems, controls } = props
  const { upload = {} } = field
  const { kinds = [] } = upload
  const change = (members: UploadSettings, control?: string) =>
    onChange({ upload: { ...upload, ...members } }, control)
  const usual = uploadLimits({})
  return (
    <>
      <DescriptionSetting {...props} />
      <controls.Number
        label="Maximum number of files"
        hint={`Default: ${usual.files}. You can allow up to ${uploadCeilings.files}.`}
        value={upload.maxFiles}
        onChange={(maxFiles) => change({ maxFiles }, 'maxFiles')}
        min={1}
        step={1}
        error={problems['upload.maxFiles']}
      />
      <controls.Number
        label="Maximum file size in MB"
        hint={`Default: ${usual.bytes / megabyte}. You can allow up to ${uploadCeilings.megabytes}.`}
        value={upload.maxMegabytes}
        onChange={(maxMegabytes) => change({ maxMegabytes }, 'maxMegabytes')}
        min={1}
        step={1}
        error={problems['upload.maxMegabytes']}
      />
      <p>
        {kinds.length === 0 ? 'Any file type is accepted.' : 'Only these file types are accepted.'}
      </p>
      {fileKindNames.map((kind) => (
        <controls.Switch
          key={kind}
          label={english.files.kinds[kind]}
          hint={`Accept ${fileKinds[kind].endings.slice(0, 4).join(', ')}`}
          checked={kinds.includes(kind)}
          onChange={(isTaken) =>
            change({
              kinds: fileKindNames.filter((one) => (one === kind ? isTaken : kinds.includes(one))),
            })
          }
        />
      ))}
    </>
  )
}
