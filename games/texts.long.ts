process.env.CONCLAVE_TEXTS = 'all';
await import('./texts.slow.test.ts');
