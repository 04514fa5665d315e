import type { UploadSettings } from '@ramiform/core/field'
import { english } from '@ramiform/core/words/en'
import type { SettingsProps } from '../shared/settings-props.tsx'
import { DescriptionSetting } from '../shared/wording-settings.tsx'
import { fileKindNames, fileKinds } from './file-kinds.ts'
import { megabyte, uploadCeilings, uploadLimits } from './upload-limits.ts'

/** How many files, how large, and of which kinds. */
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
        label="Most files"
        hint={`${usual.files} unless you say more, ${uploadCeilings.files} at most`}
        value={upload.maxFiles}
        onChange={(maxFiles) => change({ maxFiles }, 'maxFiles')}
        min={1}
        step={1}
        error={problems['upload.maxFiles']}
      />
      <controls.Number
        label="Largest file in MB"
        hint={`${usual.bytes / megabyte} unless you say otherwise, ${uploadCeilings.megabytes} at most`}
        value={upload.maxMegabytes}
        onChange={(maxMegabytes) => change({ maxMegabytes }, 'maxMegabytes')}
        min={1}
        step={1}
        error={problems['upload.maxMegabytes']}
      />
      {fileKindNames.map((kind) => (
        <controls.Switch
          key={kind}
          label={english.files.kinds[kind]}
          hint={`Take ${fileKinds[kind].endings.slice(0, 4).join(', ')}${kinds.length === 0 ? '. While nothing is chosen, every kind is taken' : ''}`}
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
