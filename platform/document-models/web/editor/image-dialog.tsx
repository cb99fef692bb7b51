import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { documentModelsCalls } from '../../document-models.calls.ts'

export type DrawnImage = { fileId: string; width: number; alt: string }

const { addModelImage } = documentModelsCalls
const schema = z.strictObject({
  alt: z.string().trim().min(1).max(300),
  width: z.int().min(5).max(100),
})

type Props = { modelId: string; image: DrawnImage | null; onSave: (image: DrawnImage) => void; onClose: () => void }

/** A picture of the text: its file where it is new, what it shows for who cannot see it, and how wide it stands. */
export function ImageDialog({ modelId, image, onSave, onClose }: Props) {
  const t = useT()
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { send } = useSend(addModelImage, { staysOnPage: true })
  const save = async (typed: z.output<typeof schema>) => {
    const fileId = file ? (await send({ id: modelId }, { image: [file] })).fileId : image?.fileId
    if (!fileId) return setMissing(true)
    onSave({ ...typed, fileId })
    onClose()
  }
  return (
    <Dialog title={t('document-models.block.image')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ alt: image?.alt ?? '', width: image?.width ?? 40 }}
        submit={t('document-models.apply')}
        onSubmit={save}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <FileDrop
          label={t('document-models.image-drop')}
          choose={t('verb.chooseFile')}
          rule={addModelImage.files.image}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        />
        {isMissing && !file && <FormHelperText error>{t('document-models.image-missing')}</FormHelperText>}
        {file && (
          <Typography variant="body2" role="status">
            {file.name}
          </Typography>
        )}
        <TextField name="alt" label={t('document-models.image-alt')} help={t('document-models.image-alt-help')} />
        <NumberField name="width" label={t('document-models.image-width')} unit="%" />
      </Form>
    </Dialog>
  )
}
