import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import type { ApplicationTree, ElementNode } from '../application.model.ts'
import { ApplicationSign } from './application-sign.tsx'

type Props = { application: ApplicationTree; clients: number | undefined; onEdit: () => void }

const counted = (nodes: readonly ElementNode[]): number =>
  nodes.reduce((sum, node) => sum + 1 + counted(node.children), 0)

/** An application as developers look at it: how large it is, and who uses it. */
export function ApplicationCard({ application, clients, onEdit }: Props) {
  const t = useT()
  const { id, name, colour, logo, children } = application
  const edit = t('verb.editNamed', { name })
  return (
    <Box component="li" sx={{ position: 'relative' }}>
      <Card sx={{ height: 1 }}>
        <CardActionArea
          component={Link}
          to={`/sun/development/applications/${id}/elements`}
          sx={{
            height: 1,
            p: 2.5,
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            gap: 1.5,
          }}
        >
          <ApplicationSign name={name} colour={colour} logo={logo} />
          <Box sx={{ minWidth: 0, width: 1 }}>
            <Typography noWrap variant="h6" component="h2">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('applications.count-elements', { count: counted(children) + 1 })}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {clients === undefined ? '…' : t('applications.count-clients', { count: clients })}
            </Typography>
          </Box>
        </CardActionArea>
      </Card>
      <Tooltip title={edit}>
        <IconButton
          aria-label={edit}
          onClick={onEdit}
          sx={{ position: 'absolute', top: 10, insetInlineEnd: 10, width: 40, height: 40 }}
        >
          <EditOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}
