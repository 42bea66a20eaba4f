// Command: `npm run update`, once everything that it needs is installed.
import '../deploy/update/cli.ts'
