import { z } from 'zod'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { linesCalls } from '#atelier/lines/lines.calls.ts'
import { wallCalls } from '../wall.calls.ts'

const typed = z.object({
  label: z.string().min(1, 'kernel.field.required').max(60),
  ligneIds: z.array(z.string()).min(1, 'kernel.field.required').max(12),
})

type Props = { workshopId: string; onMade: (url: string) => void; onClose: () => void }

/** Which lines a screen shows, and where it hangs. */
export function DisplayDialog({ workshopId, onMade, onClose }: Props) {
  const t = useT()
  const lines =
    useCall(linesCalls.getLigneAtelierByAtelier, { atelierId: workshopId }, { staysOnPage: true }).data ?? []
  const making = useSend(wallCalls.makeWallLink, { staysOnPage: true })
  const make = async (said: z.output<typeof typed>) => {
    const { url } = await making.send({ ...said, atelierId: workshopId })
    onMade(url)
    onClose()
  }
  return (
    <Dialog title={t('atelier.display.make')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{ label: '', ligneIds: [] }}
        submit={t('atelier.display.make')}
        onSubmit={make}
        onCancel={onClose}
      >
        <TextField name="label" label={t('atelier.display.label')} />
        <ManyField
          name="ligneIds"
          label={t('atelier.lines')}
          suggestions={lines.map(({ id, label }) => ({ value: id, label }))}
        />
      </Form>
    </Dialog>
  )
}
