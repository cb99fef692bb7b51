import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { type Dashboard, mostTiles, Tile } from '../../dashboard.model.ts'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import { TilesField } from './tiles-field.tsx'

const TypedDashboard = z.object({
  name: z.string().trim().min(1).max(80),
  serviceIds: z.array(z.string()),
  tiles: z.array(Tile).min(1, 'configuration.dashboards.tile-missing').max(mostTiles),
})

type Props = {
  elementId: number
  choices: AnswerOf<typeof dashboardsCalls.getDashboardChoices>
  /** The dashboard that is edited; a new one without it. */
  dashboard?: Dashboard
  onClose: () => void
}

/** A dashboard: its name, whose it is, its tiles in their order. */
export function DashboardDialog({ elementId, choices: { panels, services }, dashboard, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const told = { staysOnPage: true }
  const creation = useSend(dashboardsCalls.createDashboard, told)
  const edition = useSend(dashboardsCalls.editDashboard, told)
  const save = async (typed: z.output<typeof TypedDashboard>) => {
    if (dashboard) await edition.send({ ...typed, id: dashboard.id, version: dashboard.version })
    else await creation.send({ ...typed, elementId })
    alert.success(t('configuration.dashboards.saved', { name: typed.name }))
    onClose()
  }
  const offered = new Map([...services, ...(dashboard?.services ?? [])].map(service => [service.id, service]))
  return (
    <Dialog
      title={dashboard ? t('verb.editNamed', { name: dashboard.name }) : t('configuration.dashboards.add')}
      onClose={onClose}
    >
      <Form
        schema={TypedDashboard}
        values={{
          name: dashboard?.name ?? '',
          serviceIds: dashboard?.services.map(({ id }) => id) ?? [],
          tiles: dashboard?.tiles ?? [],
        }}
        submit={t(dashboard ? 'verb.save' : 'configuration.dashboards.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="name" label={t('configuration.dashboards.name')} autoFocus={!dashboard} />
        <ManyField
          name="serviceIds"
          label={t('field.services')}
          help={t('configuration.dashboards.services-help')}
          suggestions={[...offered.values()].map(({ id, name, company }) => ({
            value: id,
            label: `${name} (${company})`,
          }))}
        />
        <TilesField name="tiles" label={t('field.tiles')} panels={panels} />
      </Form>
    </Dialog>
  )
}
