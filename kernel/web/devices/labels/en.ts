import type { Labels } from '#kernel/shared/labels.ts'

export default {
  'kernel.line.adapter': '{{maker}} adapter',
  'kernel.line.alike':
    'Adapters of one model differ by their order alone: check the choice after you have unplugged one of them.',
  'kernel.line.another': 'Allow another line',
  'kernel.line.free': 'Free',
  'kernel.line.kept-here': 'The choice is kept on this device.',
  'kernel.line.none': 'No line is allowed here',
  'kernel.line.none-text': 'Plug the cable in, then allow its line: the browser shows those that it sees.',
  'kernel.line.not-given': 'No line was allowed. Check that the cable is plugged in, then try again.',
  'kernel.line.own': 'Line of the device',
  'kernel.line.serves.printer': 'Serves the label printer',
  'kernel.line.serves.scale': 'Serves the scale',
  'kernel.line.there': 'Lines of this device',
  'kernel.line.unreadable': 'This browser opens no serial line',
  'kernel.line.unreadable-text': 'Open Sillon in Chrome or Edge on a computer, at an address that begins with https.',
  'kernel.line.which.printer': 'On which line is the printer?',
  'kernel.line.which.scale': 'On which line is the scale?',
  'kernel.scan.busy': 'The camera is busy',
  'kernel.scan.busy-text': 'Another program uses it, or it does not answer. Close the other program, then try again.',
  'kernel.scan.hold': 'Hold the label in the frame: the code is read by itself.',
  'kernel.scan.insecure': 'The camera does not open at this address',
  'kernel.scan.insecure-text':
    'The browser shows it only at an address that begins with https. Type the code, or open Sillon at its secure address.',
  'kernel.scan.missing': 'No camera here',
  'kernel.scan.missing-text':
    'This device has none, or the browser sees none. Type the code, or scan it with a reader.',
  'kernel.scan.picture': 'Picture of the camera',
  'kernel.scan.refused': 'The camera is refused to Sillon',
  'kernel.scan.refused-text':
    'Open the permissions of the site, to the left of the address, allow the camera, then try again.',
  'kernel.scan.unreadable': 'The reading of codes did not start',
  'kernel.scan.unreadable-text':
    'Check the network, then try again. Meanwhile type the code, or scan it with a reader.',
} satisfies Labels
