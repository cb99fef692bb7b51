import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import type { TraceNode } from '../trace.model.ts'
import { traceCalls } from '../trace.calls.ts'

/** One box for a lot, a pallet, a delivery note or a block; nothing is asked for one character. */
export function TraceSearch({ onChoose }: { onChoose: (node: TraceNode) => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { data } = useCall(traceCalls.searchTrace, { query }, { enabled: query.length >= 2, staysOnPage: true })
  const found = query.length >= 2 ? data : undefined
  return (
    <Box sx={{ maxWidth: 640 }}>
      <TextInput
        label={t('trace.search')}
        help={t('trace.search-help')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      {found && (
        <Card sx={{ mt: 1 }} role="status">
          {found.length === 0 && (
            <Typography sx={{ p: 2, color: 'text.secondary' }}>{t('trace.nothing', { words: query })}</Typography>
          )}
          <List dense disablePadding>
            {found.map(node => (
              <ListItemButton
                key={`${node.kind} ${node.id}`}
                onClick={() => {
                  setTyped('')
                  onChoose(node)
                }}
              >
                <ListItemText
                  primary={node.label}
                  secondary={[t(`trace.kind.${node.kind}`), node.kind === 'pallet' ? null : node.detail]
                    .filter(Boolean)
                    .join(' · ')}
                />
              </ListItemButton>
            ))}
          </List>
        </Card>
      )}
    </Box>
  )
}
