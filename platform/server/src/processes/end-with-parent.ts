// Preloaded into every server that a command starts: when the channel to the parent closes, so does the server.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
