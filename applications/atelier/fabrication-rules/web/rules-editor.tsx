import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { EditorProps } from '#platform/configuration/component-editor.slot.ts'
import { FabricationRules, lotSelections } from '../fabrication-rule.model.ts'
import { fabricationRulesCalls } from '../fabrication-rules.calls.ts'

const selectionForm = FabricationRules.pick({ lotSelection: true })
const singleLotForm = FabricationRules.pick({ isSingleMixLot: true })

/** How a company chooses the lots of its orders, or how many lots they make. */
export function RulesEditor({ component, companyId }: EditorProps) {
  if (!companyId) return null
  return component.kind === 'lotSelection' ? (
    <LotSelection companyId={companyId} />
  ) : (
    <SingleMixLot companyId={companyId} />
  )
}

type Props = { companyId: string }

function LotSelection({ companyId }: Props) {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(fabricationRulesCalls.getFabricationRules, { companyId })
  const { send } = useSend(fabricationRulesCalls.saveLotSelection, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={3} />
  return (
    <Form
      key={data.version}
      schema={selectionForm}
      values={{ lotSelection: data.lotSelection }}
      submit={t('verb.save')}
      onSubmit={async typed => {
        await send({ companyId, ...typed, version: data.version })
        alert.success(t('atelier.rules.saved'))
      }}
    >
      <SelectField
        name="lotSelection"
        label={t('atelier.rules.lot-selection')}
        choices={lotSelections.map(value => ({ value, label: t(`atelier.rules.selection.${value}`) }))}
      />
    </Form>
  )
}

function SingleMixLot({ companyId }: Props) {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(fabricationRulesCalls.getFabricationRules, { companyId })
  const { send } = useSend(fabricationRulesCalls.saveSingleMixLot, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={3} />
  return (
    <Form
      key={data.version}
      schema={singleLotForm}
      values={{ isSingleMixLot: data.isSingleMixLot }}
      submit={t('verb.save')}
      onSubmit={async typed => {
        await send({ companyId, ...typed, version: data.version })
        alert.success(t('atelier.rules.saved'))
      }}
    >
      <CheckboxField name="isSingleMixLot" label={t('atelier.rules.single-lot')} />
    </Form>
  )
}
