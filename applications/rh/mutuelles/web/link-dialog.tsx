import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Mutuelle } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'

const typed = z.object({ contractId: z.string().min(1, 'kernel.field.required') })

/** Binds a cover to one of the contracts of its person that have none. */
export function LinkDialog({ mutuelle, onClose }: { mutuelle: Mutuelle; onClose: () => void }) {
  const t = useT()
  const { date } = useFormat()
  const alert = useAlert()
  const { employeeId } = mutuelle
  const { data: contracts } = useCall(mutuellesCalls.getContractsWithoutMutuelle, { employeeId }, { staysOnPage: true })
  const { send } = useSend(mutuellesCalls.linkMutuelle, { staysOnPage: true })
  const link = async ({ contractId }: z.output<typeof typed>) => {
    await send({ contractId, employeeId, insuranceId: mutuelle.id })
    alert.success(t('rh.mutuelle.was-linked'))
    onClose()
  }
  return (
    <Dialog title={t('rh.mutuelle.link')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{ contractId: '' }}
        submit={t('rh.mutuelle.link')}
        onSubmit={link}
        onCancel={onClose}
      >
        {contracts?.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('rh.mutuelle.no-contract')}</Typography>
        )}
        <SelectField
          name="contractId"
          label={t('rh.field.contract')}
          choices={(contracts ?? []).map(({ id, number, typeOfContract, hiringDate }) => ({
            value: id,
            label: `${number} · ${typeOfContract} · ${date(hiringDate)}`,
          }))}
        />
      </Form>
    </Dialog>
  )
}
