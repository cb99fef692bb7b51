import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { type FlowLink, type FlowNode, layOut, nodeHeight, type PlacedNode } from './flow-layout.ts'

const columnWidth = 184
const nodeWidth = 152

type Props = {
  label: string
  nodes: readonly FlowNode[]
  links: readonly FlowLink[]
  /** What stands in each column, from the first. */
  columnLabel: (nodes: readonly FlowNode[]) => string
}

/**
 * Where goods come from and where they went, from the start of the line to its end, as wide as what went that way. It is a
 * list of columns for who reads it aloud or holds a phone; the ribbons are for the eyes alone.
 */
export function FlowGraph({ label, nodes, links, columnLabel }: Props) {
  const laid = layOut(nodes, links, { columnWidth, nodeWidth })
  const width = (laid.columns - 1) * columnWidth + nodeWidth
  const columns = Array.from({ length: laid.columns }, (_, column) => laid.nodes.filter(node => node.column === column))
  return (
    <Box role="group" aria-label={label} sx={{ overflowX: 'auto', pb: 1 }} tabIndex={0}>
      <Box
        component="ol"
        sx={{
          position: { sm: 'relative' },
          m: 0,
          p: 0,
          listStyle: 'none',
          display: { xs: 'grid', sm: 'block' },
          gap: 2,
          width: { sm: width },
          height: { sm: laid.height + 34 },
        }}
      >
        <Box
          component="li"
          role="presentation"
          aria-hidden
          sx={{ display: { xs: 'none', sm: 'block' }, position: 'absolute', insetInlineStart: 0, top: 34 }}
        >
          <Ribbons
            width={width}
            height={laid.height}
            links={laid.links}
            tones={new Map(nodes.map(n => [n.key, n.tone]))}
          />
        </Box>
        {columns.map((own, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <Box component="li" key={column}>
            <Typography
              variant="overline"
              component="p"
              sx={{
                position: { sm: 'absolute' },
                top: 0,
                insetInlineStart: column * columnWidth,
                width: { sm: nodeWidth },
                lineHeight: 1.4,
                color: 'text.secondary',
              }}
            >
              {columnLabel(own)}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: { xs: 'grid', sm: 'block' }, gap: 1 }}>
              {own
                .toSorted((one, other) => one.top - other.top)
                .map(node => (
                  <NodeCard key={node.key} node={node} />
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const colourOf = { origin: 'success', self: 'primary', touched: 'error', plain: undefined } as const

function NodeCard({ node }: { node: PlacedNode }) {
  const colour = colourOf[node.tone]
  const content = (
    <Box sx={{ px: 1.25, py: 0.75, minWidth: 0, height: 1 }}>
      <Typography noWrap component="p" sx={{ fontSize: '0.8125rem', fontWeight: 650 }}>
        <bdi>{node.title}</bdi>
      </Typography>
      {node.detail && (
        <Typography noWrap component="p" variant="caption" sx={{ color: 'text.secondary', lineHeight: 1.4 }}>
          {node.detail}
        </Typography>
      )}
    </Box>
  )
  return (
    <Card
      component="li"
      sx={theme => ({
        position: { sm: 'absolute' },
        insetInlineStart: node.column * columnWidth,
        top: { sm: node.top + 34 },
        width: { sm: nodeWidth },
        height: { sm: nodeHeight },
        ...(colour && {
          borderColor: `color-mix(in srgb, ${theme.vars.palette[colour].main} ${node.tone === 'self' ? 100 : 45}%, transparent)`,
          backgroundColor: `color-mix(in srgb, ${theme.vars.palette[colour].main} ${node.tone === 'self' ? 8 : 4}%, ${theme.vars.palette.background.paper})`,
        }),
        ...(node.tone === 'self' && { borderWidth: 2 }),
      })}
    >
      {node.to ? (
        <CardActionArea component={Link} to={node.to} sx={{ height: 1 }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  )
}

type Drawn = {
  width: number
  height: number
  links: ReturnType<typeof layOut>['links']
  tones: ReadonlyMap<string, FlowNode['tone']>
}

const Ribbons = ({ width, height, links, tones }: Drawn) => (
  <Box
    component="svg"
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
    sx={{ display: 'block', overflow: 'visible', '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
  >
    {links.map(({ from, to, path, width: stroke }) => (
      <Box
        key={`${from} ${to}`}
        component="path"
        d={path}
        sx={theme => {
          const colour =
            colourOf[tones.get(to) === 'touched' ? 'touched' : tones.get(from) === 'origin' ? 'origin' : 'plain']
          const ink = colour ? theme.vars.palette[colour].main : theme.vars.palette.text.secondary
          return { fill: 'none', stroke: `color-mix(in srgb, ${ink} 28%, transparent)`, strokeWidth: stroke }
        }}
      />
    ))}
  </Box>
)
