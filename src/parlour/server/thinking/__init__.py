"""Where bots think: processes, what they are asked, what is kept of their answers."""
