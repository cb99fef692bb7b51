import Add from '~icons/ic/baseline-add'
import DeleteOutlined from '~icons/ic/outline-delete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import type { Rule, RuleKind } from '../group.model.ts'
import { groupsCalls } from '../groups.calls.ts'

/** The conditions of a rule: one of each kind at most, each with the values that meet it. */
export function RuleFields() {
  const t = useT()
  const kinds = useCall(groupsCalls.getRuleKinds, {}, { staleTime: 60_000, staysOnPage: true }).data ?? []
  const { fields, append, remove } = useFieldArray<{ rule: Rule }>({ name: 'rule' })
  const { errors } = useFormState<{ rule: Rule }>()
  const missing = errors.rule?.root?.message ?? errors.rule?.message
  const free = kinds.filter(({ kind }) => !fields.some(condition => condition.kind === kind))
  return (
    <Box role="group" aria-label={t('field.rule')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
        {t('directory.group.rule-intro')}
      </Typography>
      {fields.map((condition, index) => (
        <ConditionFields
          key={condition.id}
          name={`rule.${index}.values`}
          known={kinds.find(({ kind }) => kind === condition.kind)}
          onRemove={() => remove(index)}
        />
      ))}
      {missing && (
        <FormHelperText error role="alert">
          {t(missing)}
        </FormHelperText>
      )}
      <AddCondition kinds={free} onAdd={kind => append({ kind, values: [] })} />
    </Box>
  )
}

type ConditionProps = { name: string; known: RuleKind | undefined; onRemove: () => void }

function ConditionFields({ name, known, onRemove }: ConditionProps) {
  const t = useT()
  const label = known?.name ?? '…'
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ManyField name={name} label={label} suggestions={known?.choices ?? []} />
      </Box>
      <IconButton
        aria-label={t('directory.group.remove-condition', { name: label })}
        onClick={onRemove}
        sx={{ mt: 0.75 }}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}

function AddCondition({ kinds, onAdd }: { kinds: readonly RuleKind[]; onAdd: (kind: string) => void }) {
  const t = useT()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (kinds.length === 0) return null
  return (
    <Box>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Add />}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        {t('directory.group.add-condition')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map(({ kind, name }) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setAnchor(null)
              onAdd(kind)
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}
