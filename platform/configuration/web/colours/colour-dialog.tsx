import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { clientSettingsCalls } from '../../client-settings.calls.ts'
import { type UserColour, VisibleColour } from '../../colour.model.ts'
import { ContrastPreview } from './contrast-preview.tsx'
import { UsualColours } from './usual-colours.tsx'

const Chosen = z.object({ color: VisibleColour })

type Props = { elementId: number; person: UserColour; name: string; onClose: () => void }

/** A colour that is seen by day and by night: what is not is refused before it is sent. */
export function ColourDialog({ elementId, person: { userId, color }, name, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send, isSending } = useSend(clientSettingsCalls.setColour, {
    staysOnPage: true,
  })
  const set = async (chosen: string | null) => {
    await send({ elementId, userId, color: chosen })
    alert.success(t(chosen ? 'configuration.colours.saved' : 'configuration.colours.removed', { name }))
    onClose()
  }
  return (
    <Dialog title={t('configuration.colours.of', { name })} onClose={onClose}>
      <Form
        schema={Chosen}
        values={{ color: color ?? '' }}
        submit={t('verb.save')}
        onSubmit={chosen => set(chosen.color)}
        onCancel={onClose}
      >
        <UsualColours name="color" label={t('configuration.colours.code')} />
        <TextField name="color" label={t('configuration.colours.code')} />
        <Preview name={name} />
        {color && (
          <Button color="inherit" loading={isSending} onClick={() => set(null)} sx={{ justifySelf: 'start' }}>
            {t('configuration.colours.remove')}
          </Button>
        )}
      </Form>
    </Dialog>
  )
}

function Preview({ name }: { name: string }) {
  const color: string = useWatch({ name: 'color' })
  return /^#[0-9A-Fa-f]{6}$/.test(color) ? <ContrastPreview color={color} name={name} /> : null
}
