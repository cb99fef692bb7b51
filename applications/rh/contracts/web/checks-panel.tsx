import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import ErrorOutlined from '~icons/ic/outline-error'
import WarningAmberOutlined from '~icons/ic/outline-warning-amber'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { Check } from '../contract.model.ts'

/** Of many people, `people` are those of whom a rule says it. */
export type Said = Check & { people?: readonly string[] }
type Props = { checks: readonly Said[] | undefined; hasFailed: boolean }

/** What the rules say, each with the way to pass it for who may. */
export function ChecksPanel({ checks, hasFailed }: Props) {
  const t = useT()
  return (
    <SectionCard title={t('rh.contract.checks')}>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
        {hasFailed && <Typography variant="body2">{t('rh.contract.checks-failed')}</Typography>}
        {!hasFailed && checks === undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.contract.checks-waiting')}
          </Typography>
        )}
        {checks?.length === 0 && (
          <Line icon={<CheckCircleOutlined color="success" fontSize="small" />}>{t('rh.contract.checks-none')}</Line>
        )}
        {checks?.map(check => (
          <Rule key={`${check.rule} ${check.message}`} check={check} />
        ))}
      </Box>
    </SectionCard>
  )
}

/** Names beside a rule: more would hide the next one. */
const namesShown = 4

function Rule({ check: { rule, level, message, mayPass, people } }: { check: Said }) {
  const t = useT()
  const { setValue } = useFormContext()
  const name = `passes.${rule}`
  const reason = useWatch({ name }) as string | undefined
  const icon =
    level === 'block' ? (
      <ErrorOutlined color="error" fontSize="small" />
    ) : (
      <WarningAmberOutlined color="warning" fontSize="small" />
    )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Line icon={icon}>{message}</Line>
      {people && (
        <Typography variant="body2" sx={{ color: 'text.secondary', paddingInlineStart: 4 }}>
          {people.slice(0, namesShown).join(', ')}
          {people.length > namesShown && ` ${t('rh.contract.many-others', { count: people.length - namesShown })}`}
        </Typography>
      )}
      {mayPass && reason === undefined && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => setValue(name, '', { shouldDirty: true })}
        >
          {t('rh.contract.pass-rule')}
        </Button>
      )}
      {mayPass && reason !== undefined && (
        <TextField
          name={name}
          label={t('rh.contract.pass-reason')}
          help={t('rh.contract.pass-help')}
          multiline
          minRows={2}
        />
      )}
    </Box>
  )
}

const Line = ({ icon, children }: { icon: React.ReactElement; children: string }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '24px 1fr', gap: 1, alignItems: 'start' }}>
    {icon}
    <Typography variant="body2">{children}</Typography>
  </Box>
)
