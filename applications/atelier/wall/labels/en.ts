import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'atelier.wall.age': 'updated {{n}} s ago',
  'atelier.wall.by-hour': 'Cases per hour',
  'atelier.wall.end': 'end',
  'atelier.wall.held': 'Running',
  'atelier.wall.idle': 'No order',
  'atelier.wall.leave': 'Leave the display',
  'atelier.wall.next': 'Next',
  'atelier.wall.no-next': 'Nothing planned',
  'atelier.wall.no-stop': 'No stop',
  'atelier.wall.offline': 'Display offline',
  'atelier.wall.rate': 'rate',
  'atelier.wall.slow': 'Slow',
  'atelier.wall.stopped': 'Stopped',
  'atelier.wall.stops': 'Stops of the day',
  'atelier.wall.title': 'Wall display',
} satisfies Labels
