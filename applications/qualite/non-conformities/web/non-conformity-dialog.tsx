import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ChoiceTiles } from '../../control-plans/control-plans.web.ts'
import {
  type NonConformity,
  type NonConformityChoices,
  severities,
  sourcesOfNonConformity,
} from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { typedOf, WrittenNonConformity } from './written-non-conformity.ts'

type Props = { standing: NonConformity | null; onClose: () => void; onOpened?: (id: string) => void }

/** What does not conform, as whoever saw it writes it down; on a phone it is the whole screen. */
export function NonConformityDialog({ standing, onClose, onOpened }: Props) {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(nonConformitiesCalls.getNonConformityChoices, {}, { staysOnPage: true })
  const opening = useSend(nonConformitiesCalls.openNonConformity, { staysOnPage: true })
  const edition = useSend(nonConformitiesCalls.editNonConformity, { staysOnPage: true })
  const [first, ...others] = data?.companies ?? []
  return (
    <Dialog title={standing?.number ?? t('qualite.non-conformity.new')} onClose={onClose} width="md">
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LinesSkeleton lines={8} />}
      {data && (
        <Box sx={{ '& button[type="submit"]': bigOnPhone }}>
          <Form
            schema={WrittenNonConformity}
            values={typedOf(standing, first && others.length === 0 ? first.id : '')}
            submit={t(standing ? 'verb.save' : 'qualite.non-conformity.do.open')}
            onSubmit={async ({ companyId, ...fields }) => {
              const { id, number } = await (standing
                ? edition.send({ ...fields, id: standing.id, version: standing.version })
                : opening.send({ ...fields, companyId }))
              alert.success(t('kernel.record.was-saved', { name: number }))
              onClose()
              onOpened?.(id)
            }}
            onCancel={onClose}
            draft={`qualite.non-conformity.${standing?.id ?? 'new'}`}
          >
            <TextField name="title" label={t('qualite.non-conformity.subject')} />
            <ChoiceTiles
              name="severity"
              label={t('qualite.dispute.severity')}
              help={t('qualite.non-conformity.severity-help')}
              choices={severities.map(value => ({ value, label: t(`qualite.non-conformity.severity.${value}`) }))}
              isExclusive
            />
            <Box sx={twoColumns}>
              {!standing && others.length > 0 && (
                <SelectField
                  name="companyId"
                  label={t('field.company')}
                  choices={data.companies.map(({ id, name }) => ({ value: id, label: name }))}
                />
              )}
              <SelectField
                name="source"
                label={t('qualite.non-conformity.source')}
                choices={sourcesOfNonConformity.map(value => ({
                  value,
                  label: t(`qualite.non-conformity.source.${value}`),
                }))}
              />
              <TextField name="place" label={t('qualite.non-conformity.place')} />
              <OwnerField choices={data} />
            </Box>
            <TextField name="facts" label={t('qualite.dispute.facts')} multiline minRows={3} />
            <TextField
              name="lotNumbers"
              label={t('qualite.non-conformity.lots')}
              help={t('qualite.non-conformity.lots-help')}
              multiline
              minRows={2}
            />
            <Box sx={twoColumns}>
              <NumberField name="kg" label={t('trade.weight')} decimals={3} unit="kg" />
              <AutocompleteField
                name="partnerId"
                label={t('qualite.non-conformity.supplier')}
                suggestions={data.suppliers.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Box>
          </Form>
        </Box>
      )}
    </Dialog>
  )
}

/** Whoever writes about them in the company that is chosen. */
function OwnerField({ choices }: { choices: NonConformityChoices }) {
  const t = useT()
  const companyId: unknown = useWatch({ name: 'companyId' })
  return (
    <AutocompleteField
      name="ownerId"
      label={t('qualite.non-conformity.owner')}
      suggestions={choices.owners
        .filter(({ companyIds }) => companyIds.some(one => one === companyId))
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }
const bigOnPhone = {
  minHeight: { xs: 56, sm: 44 },
  flexGrow: { xs: 1, sm: 0 },
  fontSize: { xs: '1.05rem', sm: 'inherit' },
}
