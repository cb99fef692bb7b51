import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { articleSheetsCalls } from '#atelier/article-sheets/article-sheets.calls.ts'
import type { LigneDetail, WeekPlan } from '../plan.model.ts'
import { planningCalls } from '../planning.calls.ts'
import { shifts } from '../shift.model.ts'

/** What is known of a plan before it is written: where and when, or the plan itself. */
export type PlanToWrite = Partial<LigneDetail>

type Props = { workshopId: string; plan: WeekPlan; written: PlanToWrite; onClose: () => void }

const typed = z.object({
  articleId: z.string().min(1, 'kernel.field.required'),
  ligneAtelierId: z.string().min(1, 'kernel.field.required'),
  date: z.iso.date(),
  shift: z.enum(shifts),
  plannedCases: z.int().min(1).max(1_000_000),
})

/** So many cases of an article, on a line, in a shift. */
export function PlanDialog({ workshopId, plan, written, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const userId = useSession().person?.id ?? ''
  const stays = { staysOnPage: true } as const
  const asked = { atelierId: workshopId, userId }
  const articles =
    useCall(articleSheetsCalls.getArticleVenteAccessibles, asked, { ...stays, enabled: userId !== '' }).data ?? []
  const { send } = useSend(planningCalls.insertUpdateLigneDetailAtelier, stays)
  const save = async (said: z.output<typeof typed>) => {
    const kept = {
      specTiersId: written.specTiersId ?? null,
      customerId: written.customerId ?? null,
      qualityId: written.qualityId ?? null,
    }
    const saved = await send({
      ...kept,
      ...said,
      ...(written.id && {
        id: written.id,
        version: written.version,
        rank: written.rank,
      }),
    })
    alert.success(t(saved?.overloaded ? 'atelier.plan.saved-full' : 'atelier.plan.saved'))
    onClose()
  }
  return (
    <Dialog title={t(written.id ? 'atelier.plan.edit' : 'atelier.plan.new')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          articleId: written.articleId ?? '',
          ligneAtelierId: written.ligneAtelierId ?? '',
          date: written.date ?? '',
          shift: written.shift ?? 'morning',
          plannedCases: written.plannedCases ?? '',
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <AutocompleteField
          name="articleId"
          label={t('atelier.field.article')}
          suggestions={articles.map(({ id, code, label }) => ({ value: id, label: `${label} (${code})` }))}
        />
        <SelectField
          name="ligneAtelierId"
          label={t('field.line')}
          choices={plan.lines.filter(({ active }) => active).map(({ id, label }) => ({ value: id, label }))}
        />
        <DateField name="date" label={t('field.day')} />
        <SelectField
          name="shift"
          label={t('atelier.field.shift')}
          choices={shifts.map(value => ({ value, label: t(`atelier.shift.${value}`) }))}
        />
        <NumberField name="plannedCases" label={t('atelier.field.plannedCases')} />
      </Form>
    </Dialog>
  )
}
