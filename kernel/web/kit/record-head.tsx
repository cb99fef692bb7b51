import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useT } from '../i18n.ts'
import { type Fact, Facts } from './facts.tsx'
import { type Action, RowMenu } from './row-menu.tsx'

type Props = {
  name: string
  /** How the menu calls it, where that is not its name. */
  calledInMenu?: string
  /** Its states. */
  chips?: ReactNode
  /** Below the name: of what, of whom, when. */
  about: string
  /** What is done next, in sight. */
  buttons?: ReactNode
  /** What is done more rarely, behind three dots. */
  actions: readonly Action[]
  /** How far it has come, before its facts. */
  progress?: ReactNode
  facts: readonly Fact[]
}

/** The head of the page of one record: what it is, where it stands, the one thing to do next. */
export function RecordHead({ name, calledInMenu = name, chips, about, buttons, actions, progress, facts }: Props) {
  const t = useT()
  return (
    <Card sx={{ px: 2.5, py: 2, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="h4" component="h1">
              <bdi>{name}</bdi>
            </Typography>
            {chips}
          </Box>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <bdi>{about}</bdi>
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          {buttons}
          <RowMenu label={t('verb.actOnNamed', { name: calledInMenu })} actions={actions} />
        </Box>
      </Box>
      {progress}
      <Facts facts={facts} />
    </Card>
  )
}
