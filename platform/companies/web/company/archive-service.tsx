import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import Typography from '@mui/material/Typography'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { ServiceRow } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'
import { useClientAtWork } from '../reader.ts'

const Target = z.object({ toServiceId: idOf('platform.service') })
const sending = { staysOnPage: true }

type Props = { service: ServiceRow; onClose: () => void; onDone?: () => void }

/** Archives a service; whoever works in it is first moved elsewhere. */
export function ArchiveService({ service, onClose, onDone }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send: archive } = useSend(companiesCalls.deleteService, sending)
  const { id, name, users } = service
  const title = t('kernel.record.archive-title', { name })
  const archiveIt = async () => {
    await archive({ serviceId: id })
    alert.success(t('companies.service.archived', { name }))
    onDone?.()
  }
  if (users > 0) return <MoveThenArchive service={service} title={title} onArchive={archiveIt} onClose={onClose} />
  return (
    <Confirm title={title} verb={t('companies.service.archive')} isDestructive onConfirm={archiveIt} onClose={onClose}>
      {t('companies.service.archive-text')}
    </Confirm>
  )
}

type Moving = { service: ServiceRow; title: string; onArchive: () => Promise<void>; onClose: () => void }

function MoveThenArchive({ service: { id, users }, title, onArchive, onClose }: Moving) {
  const t = useT()
  const { clientId } = useClientAtWork()
  const { data: companies } = useCall(companiesCalls.getCompaniesOfClient, { clientId })
  const { send: move } = useSend(companiesCalls.moveUsersOfService, sending)
  const places = (companies ?? [])
    .filter(({ archived }) => !archived)
    .flatMap(company => company.services.map(one => ({ value: one.id, label: `${one.name} (${company.name})` })))
    .filter(({ value }) => value !== id)
  const moveThenArchive = async ({ toServiceId }: z.output<typeof Target>) => {
    await move({ serviceId: id, toServiceId })
    await onArchive()
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose} width="sm">
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        {t('companies.service.move-text', { count: users })}
      </Typography>
      <Form
        schema={Target}
        values={{ toServiceId: '' }}
        submit={t('companies.service.move-and-archive', { count: users })}
        onSubmit={moveThenArchive}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <AutocompleteField name="toServiceId" label={t('companies.service.move-to')} suggestions={places} />
      </Form>
    </Dialog>
  )
}
