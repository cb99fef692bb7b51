import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { type Campaign, Coming } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { ComingFields, nothingSaid } from './coming-fields.tsx'

export type Applying = { applicationIds: readonly string[]; onClose: (isDone: boolean) => void }

const schema = Coming.extend({ campaignId: z.string() })

/** Those who apply are counted for a season: their files, contracts and declarations follow on its board. */
export function AddToCampaignDialog({ applicationIds, onClose }: Applying) {
  const t = useT()
  const asked = { page: 0, size: 50, state: 'active' } as const
  const { data, error, refetch } = useCall(campaignsCalls.getPaginatedCampaigns, asked, { staysOnPage: true })
  return (
    <Dialog title={t('rh.campaign.add-applications', { count: applicationIds.length })} onClose={() => onClose(false)}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={3} />}
      {data?.items.length === 0 && <Empty title={t('rh.campaigns.none')} text={t('rh.campaigns.none-text')} />}
      {data && data.items.length > 0 && <Wish campaigns={data.items} {...{ applicationIds, onClose }} />}
    </Dialog>
  )
}

function Wish({ campaigns, applicationIds, onClose }: Applying & { campaigns: readonly Campaign[] }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(campaignsCalls.addPeopleToCampaign, { staysOnPage: true })
  const [first] = campaigns as [Campaign]
  const add = async ({ campaignId: id, ...coming }: z.output<typeof schema>) => {
    const { added } = await send({ id, employeeIds: [], applicationIds: [...applicationIds], coming })
    alert.success(t('rh.campaign.added', { count: added }))
    onClose(true)
  }
  return (
    <Form
      schema={schema}
      values={{ campaignId: first.id, ...nothingSaid }}
      submit={t('verb.add')}
      onSubmit={add}
      onCancel={() => onClose(false)}
      asksBeforeLeaving={false}
    >
      <SelectField
        name="campaignId"
        label={t('rh.field.campaign')}
        choices={campaigns.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ComingFields min={first.startsOn} max={first.endsOn} />
    </Form>
  )
}
