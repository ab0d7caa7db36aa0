/** A program: unpacks the packaged Chromium into the folder of temporary files. */

import packaged from '@sparticuz/chromium';

await packaged.executablePath();
