import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { type ApplicationTree, Colour } from '../application.model.ts'
import { applicationsCalls } from '../applications.calls.ts'
import { ColourField } from './colour-field.tsx'
import { LogoChoice } from './logo-choice.tsx'
import { atOwnFields, NamesFields, namesShape, namesTyped } from '../names.web.tsx'

type Props = { application: ApplicationTree | null; onClose: () => void }

const schema = z.strictObject({ ...namesShape, colour: Colour })
const usualColour = '#4A6A8A'

/** A new application, or another face of one that stands. */
export function ApplicationDialog({ application, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | undefined>()
  const [isRemoved, setIsRemoved] = useState(false)
  const create = useSend(applicationsCalls.createNewApplication)
  const edit = useSend(applicationsCalls.editApplication)

  const save = async ({ colour, ...names }: z.output<typeof schema>) => {
    const told = { name: namesTyped(names), colour }
    const files = { logo: file }
    if (application) {
      const { id, version } = application
      await edit.send({ id, version, ...told, ...(isRemoved && { withoutLogo: true }) }, files).catch(atOwnFields)
      alert.success(t('applications.saved', { name: names.fr }))
      return onClose()
    }
    const { id } = await create.send(told, files).catch(atOwnFields)
    alert.success(t('applications.created', { name: names.fr }))
    onClose()
    await navigate(`/sun/development/applications/${id}/elements`)
  }

  const title = application ? t('verb.editNamed', { name: application.name }) : t('applications.new')
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        schema={schema}
        values={{
          ...(application?.names ?? { fr: '', en: '', es: '', ar: '' }),
          colour: application?.colour ?? usualColour,
        }}
        onSubmit={save}
        submit={application ? t('verb.save') : t('applications.create')}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1 }}>
          <NamesFields autoFocus />
        </Box>
        <ColourField name="colour" label={t('field.color')} />
        <LogoChoice
          present={isRemoved ? null : (application?.logo ?? null)}
          file={file}
          onChange={chosen => {
            setFile(chosen)
            setIsRemoved(chosen === undefined)
          }}
        />
        {!application && <Alert severity="info">{t('applications.new-help')}</Alert>}
      </Form>
    </Dialog>
  )
}
