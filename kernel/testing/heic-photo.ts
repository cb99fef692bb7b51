import { inflateRawSync } from 'node:zlib'

/** What a telephone sends, as small as one can be: 16 by 16 pixels of red, coded in HEVC as they are (ITU-T H.265, 7.3.8.7). */
export const heicPhoto: Uint8Array<ArrayBuffer> = new Uint8Array(
  inflateRawSync(
    Buffer.from(
      '5ZCxSgNBFEXv3QUrMSKGSIqFEIu0aa1E4wfY2oXJLPsgkx3jGLDbNCrYCPYS/QF/Qf9oyxTGmNldLdKmzOEN3HfnvoF5AI5id2cT' +
        'LQoAjMTdUrNptOujpJUMhuNKw4pyWGPPijOFIoBIhmnxXM/3LF2eAHwC0BYZxf/ZuoxiHVRdMlFdL1/Fju3KmopVKQCdTNQ5Q289' +
        'F5NRju/FfA7UwhmIxil3uVz6QOgToa8oP34D0Twj1y5mjxeLtHH79Q5ip8fP6+wAwKHcWF39Z786dbHmbwkEg2kA8MUM+g7gQ4cf' +
        '99nllnO1IfmG/GS/',
      'base64',
    ),
  ),
)
