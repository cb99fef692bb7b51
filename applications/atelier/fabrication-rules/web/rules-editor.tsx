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
  return companyId && <Rules kind={component.kind} companyId={companyId} />
}

const stays = { staysOnPage: true } as const

function Rules({ kind, companyId }: { kind: string; companyId: string }) {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(fabricationRulesCalls.getFabricationRules, { companyId })
  const onDone = () => alert.success(t('atelier.rules.saved'))
  const selection = useSend(fabricationRulesCalls.saveLotSelection, { ...stays, onDone })
  const singleLot = useSend(fabricationRulesCalls.saveSingleMixLot, { ...stays, onDone })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={3} />
  const { lotSelection, isSingleMixLot, version } = data
  const saved = { companyId, version }
  return kind === 'lotSelection' ? (
    <Form
      key={version}
      submit={t('verb.save')}
      schema={selectionForm}
      values={{ lotSelection }}
      onSubmit={typed => selection.send({ ...saved, ...typed })}
    >
      <SelectField
        name="lotSelection"
        label={t('atelier.rules.lot-selection')}
        choices={lotSelections.map(value => ({ value, label: t(`atelier.rules.selection.${value}`) }))}
      />
    </Form>
  ) : (
    <Form
      key={version}
      submit={t('verb.save')}
      schema={singleLotForm}
      values={{ isSingleMixLot }}
      onSubmit={typed => singleLot.send({ ...saved, ...typed })}
    >
      <CheckboxField name="isSingleMixLot" label={t('atelier.rules.single-lot')} />
    </Form>
  )
}
