import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useFieldArray, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { inCents } from '#kernel/web/kit/in-cents.ts'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import type { KindOfRequest } from '../../requests/request.model.ts'
import { rolesOfStep } from '../../requests/request-rules.model.ts'
import type { ApprovalCircuit } from '../circuit.model.ts'
import { circuitsCalls } from '../circuits.calls.ts'

const circuit = z.strictObject({
  steps: z.array(
    z.strictObject({
      role: z.enum(rolesOfStep),
      approverId: z.string().nullish(),
      ceiling: z.number().min(0).nullish(),
    }),
  ),
})

type Members = readonly { id: string; name: string }[]
type Props = { companyId: string; kind: KindOfRequest | null; standing: ApprovalCircuit | null; members: Members }

/** Step by step, each with the amount up to which it decides. */
export function CircuitForm({ companyId, kind, standing, members }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(circuitsCalls.saveApprovalCircuit, { staysOnPage: true })
  return (
    <Form
      schema={circuit}
      values={{
        steps: (standing?.steps ?? []).map(({ role, approverId, upToCents }) => ({
          role,
          approverId,
          ceiling: upToCents === null ? null : upToCents / 100,
        })),
      }}
      submit={t('verb.save')}
      onSubmit={async ({ steps }) => {
        await send({
          companyId,
          kind,
          version: standing?.version ?? 0,
          steps: steps.map(({ role, approverId, ceiling }) => ({
            role,
            approverId: role === 'member' ? approverId || null : null,
            upToCents: ceiling ? inCents(ceiling) : null,
          })),
        })
        alert.success(t('demandes.circuit.saved'))
      }}
    >
      <StepsFields members={members} isOfAll={kind === null} />
    </Form>
  )
}

type Step = { role: (typeof rolesOfStep)[number] }

function StepsFields({ members, isOfAll }: { members: Members; isOfAll: boolean }) {
  const t = useT()
  const { fields, append, remove } = useFieldArray({ name: 'steps' })
  const typed = (useWatch({ name: 'steps' }) ?? []) as Step[]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {fields.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(isOfAll ? 'demandes.circuit.none' : 'demandes.circuit.none-of-kind')}
        </Typography>
      )}
      {fields.map((field, index) => (
        <Box key={field.id} role="group" aria-label={t('demandes.circuit.step-number', { number: index + 1 })} sx={row}>
          <SelectField
            name={`steps.${index}.role`}
            label={t('demandes.circuit.role')}
            choices={rolesOfStep.map(value => ({ value, label: t(`demandes.circuit.role.${value}`) }))}
          />
          {typed[index]?.role === 'member' && (
            <AutocompleteField
              name={`steps.${index}.approverId`}
              label={t('demandes.circuit.member')}
              suggestions={members.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <NumberField
            name={`steps.${index}.ceiling`}
            label={t('demandes.circuit.ceiling')}
            help={t('demandes.circuit.ceiling-help')}
            decimals={2}
            unit="€"
          />
          <IconButton
            aria-label={t('demandes.circuit.remove-step', { number: index + 1 })}
            onClick={() => remove(index)}
            sx={{ alignSelf: 'start', mt: 1 }}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          startIcon={<Add />}
          onClick={() => append({ role: 'company_manager', approverId: null, ceiling: null })}
        >
          {t('demandes.circuit.add-step')}
        </Button>
      </Box>
    </Box>
  )
}

const row = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr auto', md: 'repeat(auto-fit, minmax(180px, 1fr)) auto' },
} as const
